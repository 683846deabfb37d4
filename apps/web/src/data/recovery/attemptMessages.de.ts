import { defineTranslation, numberText } from '@countersign/primitives'
import type { attemptMessages } from './attemptMessages.ts'

export const attemptMessagesDe = defineTranslation<typeof attemptMessages>('recovery-attempts', {
  noBlock: (block) => `Der Knoten hat Block ${numberText(block)} nicht.`,
  searchEndless: (time) =>
    `Die Suche nach dem Block zur Zeit ${time} endete nicht. Verwenden Sie einen anderen Knoten.`,
  noBlockOfTime: 'Der Knoten hat keinen Block mit der Zeit der Ankündigung.',
  noEvents: 'Der Knoten lieferte keine Liste von Ereignissen.',
  noEvent: 'Der Knoten hat kein Ereignis der Ankündigung.',
  otherEvent:
    'Das Ereignis, das der Knoten lieferte, passt nicht zu dem Hash, den das Modul speichert. Der Knoten ist fehlerhaft oder böswillig. Verwenden Sie einen anderen Knoten.',
  endedAtOnce: 'Der Versuch endete im Block seiner Ankündigung.',
  severalEnded: 'Mehrere Versuche endeten im selben Block.',
  unknownCall: 'Das Modul hat einen unbekannten Aufruf ausgeführt.',
  notIdentified: 'Die Ausführungen lassen sich keinem Versuch eindeutig zuordnen.',
})
