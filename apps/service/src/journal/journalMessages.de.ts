import { defineTranslation } from '@countersign/primitives'
import type { journalMessages } from './journalMessages.ts'

export const journalMessagesDe = defineTranslation<typeof journalMessages>('service-journal', {
  diskFull:
    'Das Journal konnte nicht geschrieben werden, deshalb wurde die Anfrage nicht angenommen. Der Datenträger ist voll: Schaffen Sie Platz und senden Sie die Anfrage erneut.',
  notWritten: ({ reason }) =>
    `Das Journal konnte nicht geschrieben werden, deshalb wurde die Anfrage nicht angenommen. Der Betreiber muss den Datenträger prüfen (${reason}); senden Sie die Anfrage danach erneut.`,
})
