import { defineTranslation } from '@countersign/primitives'
import type { newBuildMessages } from './newBuildMessages.ts'

export const newBuildMessagesDe = defineTranslation<typeof newBuildMessages>('new-build', {
  next: 'Dieser Host hat einen anderen Build der Seite.',
  nextHelp: ({ own, next }) =>
    `Sie verwenden ${own}, und ${next} liegt bereit. Nichts ändert sich, bevor Sie ihn wählen. Schließen Sie vorher ab, was Sie gerade eingeben.`,
  use: 'Verwenden',
  compare: 'So vergleichen Sie ihn',
  replaced: 'Ein anderer Tab verwendet einen anderen Build dieser Seite.',
  replacedHelp: 'Schließen Sie ab, was Sie gerade eingeben, und laden Sie dann diesen Tab neu.',
  reload: 'Neu laden',
})
