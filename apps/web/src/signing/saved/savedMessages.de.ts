import { defineTranslation } from '@countersign/primitives'
import type { savedMessages } from './savedMessages.ts'

export const savedMessagesDe = defineTranslation<typeof savedMessages>('saved-signatures', {
  notAccepted: 'Sie haben unterschrieben, aber der Dienst hat die Unterschrift nicht angenommen',
  sendAgain: 'Erneut senden',
  copied: 'Kopiert',
  notCopied: 'Nicht kopiert',
  copy: 'Unterschrift kopieren',
  stored: 'Die Unterschrift ist in diesem Browser gespeichert. Sie müssen nicht erneut unterschreiben.',
  onlyInTab:
    'Dieser Browser konnte die Unterschrift nicht speichern. Es gibt sie nur in diesem Tab. Kopieren Sie sie, bevor Sie den Tab schließen oder neu laden.',
  noLongerUsable: 'Eine Unterschrift, die nicht mehr verwendet werden kann',
  numberUsed:
    'Das Konto hat eine andere Transaktion mit dieser Nummer ausgeführt. Der Dienst hat die Unterschrift nicht.',
  remove: 'Entfernen',
  removed: 'Unterschrift aus diesem Browser entfernt',
  undo: 'Rückgängig',
  undelivered: 'Eine Unterschrift hat den Dienst nicht erreicht',
  undeliveredDetail: 'Die Unterschrift ist in diesem Browser gespeichert.',
  sendItAgain: 'Erneut senden',
})
