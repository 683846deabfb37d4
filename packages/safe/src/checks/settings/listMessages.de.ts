import { defineTranslation } from '@countersign/primitives'
import type { listMessages } from './listMessages.ts'

export const listMessagesDe = defineTranslation<typeof listMessages>('check-lists', {
  moduleBefore: ({ named, member, real }) =>
    `vor ${member} steht im Aufruf ${named}, in der Liste der Module ist es aber ${real}`,
  ownerBefore: ({ named, member, real }) =>
    `vor ${member} steht im Aufruf ${named}, in der Liste der Eigentümer ist es aber ${real}`,
  noModule: ({ module, account }) => `${module} ist keines der Module von ${account}`,
  moduleStays: 'Das Modul würde nicht entfernt',
  removalFails: ({ place, why }) =>
    `${place} schlägt fehl: ${why}. Die Liste hat sich geändert, seit dies erstellt wurde. Erstellen Sie die Entfernung neu.`,
  removalMayFail: ({ place, why }) =>
    `${place} schlägt fehl, wenn sich die Liste der Module nicht vorher ändert: ${why}.`,
  noOwner: ({ owner, account }) => `${owner} ist kein Eigentümer von ${account}`,
  ownersStay: 'Die Eigentümer würden sich nicht ändern',
  changeFails: ({ place, why }) =>
    `${place} schlägt fehl: ${why}. Die Eigentümer haben sich geändert, seit dies erstellt wurde. Lehnen Sie die Transaktion ab, und nehmen Sie die Änderung auf der Seite „Einrichtung“ noch einmal vor.`,
  changeMayFail: ({ place, why }) =>
    `${place} schlägt fehl, wenn sich die Liste der Eigentümer nicht vorher ändert: ${why}.`,
  dirty: 'eine Adresse mit zusätzlichen Bytes',
  start: 'der Anfang der Liste',
})
