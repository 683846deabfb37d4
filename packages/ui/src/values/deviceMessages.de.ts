import { defineTranslation } from '@countersign/primitives'
import type { deviceMessages } from './deviceMessages.ts'

export const deviceMessagesDe = defineTranslation<typeof deviceMessages>('uiDevice', {
  onDevice: 'Auf Ihrem Gerät',
  placeOf: ({ number, count }) => `${number} von ${count}`,
  deviceSame: 'Das Gerät zeigt dasselbe',
  stopReading: (title) => `Vorlesen beenden: ${title}`,
  readAloud: (title) => `${title} vorlesen`,
})
