import { defineTranslation } from '@countersign/primitives'
import type { eventMessages } from './eventMessages.ts'

export const eventMessagesDe = defineTranslation<typeof eventMessages>('event', {
  confirm: 'Ihre Unterschrift wird für eine Transaktion gebraucht.',
  message: 'Ihre Unterschrift wird für eine Nachricht gebraucht.',
  executed: 'Eine Transaktion wurde ausgeführt.',
  failed: 'Eine Transaktion wurde ausgeführt und ist fehlgeschlagen.',
  deleted: 'Ein Vorschlag wurde gelöscht.',
  received: 'Geld ist eingegangen.',
  module: 'Ein Modul hat ohne Unterschriften von Eigentümern etwas bewegt.',
  other: 'Es ist etwas geschehen. Öffnen Sie die Seite, um es zu sehen.',
  ready: 'Eine Transaktion hat alle Unterschriften und kann ausgeführt werden.',
  settings: 'Eigentümer oder andere Einstellungen wurden geändert.',
  recovery: 'Eine Wiederherstellung wurde angekündigt. Eigentümer können sie bis zum Ende der Frist stoppen.',
  byService: 'Der Dienst hat es gemeldet. Die Seite, die sich öffnet, vergleicht es mit der Chain.',
})
