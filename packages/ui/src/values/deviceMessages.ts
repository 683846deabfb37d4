import { defineMessages } from '@countersign/primitives'

/** Hashes as a device shows them, and as the page reads them aloud. */
export const deviceMessages = defineMessages('uiDevice', {
  onDevice: 'On your device',
  placeOf: ({ number, count }: { number: number; count: number }) => `${number} of ${count}`,
  deviceSame: 'The device shows the same',
  stopReading: (title: string) => `Stop reading ${title}`,
  readAloud: (title: string) => `Read ${title} aloud`,
})
