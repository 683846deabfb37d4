import { useEffect, useState, type Dispatch, type SetStateAction } from 'react'
import { useAccount } from '../../data/url/useAccount.ts'
import type { FormStore } from './createFormStore.ts'

type Options<Form> = {
  readonly store: FormStore<Form>
  /** The initial values of the form, as a text that differs when they differ. */
  readonly over: string
  /** The form before an edit. */
  start(): Form
  /** A dialog clears its form when it closes; a page keeps it while the user looks at another page. */
  readonly isDialog?: boolean
}

export type KeptForm<Form> = {
  readonly form: Form
  readonly update: Dispatch<SetStateAction<Form>>
  /** The text typed before a reload was dropped, because the values over which it was typed have changed. */
  readonly isDropped: boolean
}

/** The state of a form of the open account that survives a reload. */
export function useKeptForm<Form>({ store, over, start, isDialog = false }: Options<Form>): KeptForm<Form> {
  const { key } = useAccount()
  const [first] = useState(() => ({ over, form: start() }))
  const [isDropped] = useState(() => (store.overOf(key) ?? over) !== over)
  const [form, update] = useState(() => store.read(key, over) ?? first.form)
  useEffect(() => {
    if (store.isSame(form, first.form)) store.clear(key)
    else store.write(key, first.over, form)
  }, [store, key, first, form])
  useEffect(() => (isDialog ? () => store.clear(key) : undefined), [store, key, isDialog])
  return { form, update, isDropped }
}
