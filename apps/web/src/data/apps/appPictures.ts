import { createStoredValue } from '@countersign/primitives/browser'
import { useStore } from '../store/useStore.ts'

/** Whether pictures of listed apps are shown. The service fetches them. Without pictures, the page shows letters. */
const store = createStoredValue<'on' | 'off'>('countersign.app-pictures', 'on', {
  parse: (text) => (text === 'on' || text === 'off' ? text : undefined),
  print: (value) => value,
})

export const useAppPictures = (): [boolean, (on: boolean) => void] => [
  useStore(store) === 'on',
  (on) => store.set(on ? 'on' : 'off'),
]
