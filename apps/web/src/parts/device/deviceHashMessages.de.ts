import { defineTranslation } from '@countersign/primitives'
import type { deviceHashMessages } from './deviceHashMessages.ts'

export const deviceHashMessagesDe = defineTranslation<typeof deviceHashMessages>('device-hashes', {
  title: 'Auf Ihrem Gerät',
  kind: 'Art des Geräts',
})
