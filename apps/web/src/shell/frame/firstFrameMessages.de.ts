import { defineTranslation } from '@countersign/primitives'
import type { firstFrameMessages } from './firstFrameMessages.ts'

export const firstFrameMessagesDe = defineTranslation<typeof firstFrameMessages>('firstFrame', {
  notLoaded:
    'Eine Datei dieser Seite fehlt oder unterscheidet sich vom Build. Ihre Konten und Namen bleiben in diesem Browser gespeichert.',
  reload: 'Neu laden',
})
