import { defineTranslation, numberText, plural } from '@countersign/primitives'
import type { messageContentMessages } from './messageContentMessages.ts'

export const messageContentMessagesDe = defineTranslation<typeof messageContentMessages>('message-content-view', {
  text: 'Text',
  characters: (count) => plural(count, { one: '# Zeichen', other: '# Zeichen' }),
  textLabel: 'Text',
  textToSign: 'Text zum Unterschreiben',
  typedData: 'Typisierte Daten',
  readHere: 'aus den gehashten Daten gelesen',
  json: 'JSON',
  bytes: (count) => plural(count, { one: '# Byte, unverändert', other: '# Bytes, unverändert' }),
  domain: 'Domain: der Zweck der Unterschrift',
  content: 'Nachricht: der Inhalt',
  contentOf: (type) => `${type}: der Inhalt`,
  more: (count) =>
    `Das sind die ersten ${numberText(count)} Felder. Die Unterschrift umfasst mehr Felder als diese Liste: siehe das JSON unten.`,
  anyAmount: 'beliebiger Betrag',
  missing: 'fehlt, als null unterschrieben',

  remove: 'Diese Nachricht aus diesem Browser entfernen?',
  removeAct: 'Entfernen',
  taken: ({ time, count }) =>
    `Der Dienst hat sie um ${time} angenommen und behält sie. Entfernt wird also nur die Kopie in diesem Browser, mit ${plural(count, { one: '# Unterschrift', other: '# Unterschriften' })}.`,
  lost: (count) =>
    `Kein Dienst hat diese Nachricht. Die Nachricht und ${plural(count, { one: '# Unterschrift', other: '# Unterschriften' })} gehen verloren, wenn Sie sie nicht geteilt haben, und die Eigentümer müssten neu unterschreiben. Teilen Sie sie zuerst, wenn Sie sie noch brauchen könnten.`,
  stayValid:
    'Geteilte Unterschriften bleiben gültig, und jeder Empfänger kann sie weiter verwenden. Das Entfernen widerruft sie nicht.',
})
