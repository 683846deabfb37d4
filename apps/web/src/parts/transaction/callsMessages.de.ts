import { defineTranslation, plural } from '@countersign/primitives'
import type { callsMessages } from './callsMessages.ts'

export const callsMessagesDe = defineTranslation<typeof callsMessages>('calls', {
  noSignature: (selector) => `${selector} (keine Signatur bekannt)`,
  operation: 'Operation',
  delegatecall: '1, Delegatecall',
  data: 'Daten',
  bytes: (count) => plural(count, { one: '# Byte', other: '# Bytes' }),
  target: 'Ziel',
  certainty: 'Gewissheit',
  describedAs: 'beschrieben als',
  quoted: (text) => `„${text}“`,
  quotedField: ({ label, value }) => `„${label}“ ${value}`,
  fromPerson: ({ text, owner }) =>
    `${text}. Diese Beschreibung stammt aus einer Datei, die Sie hinzugefügt haben${owner === null ? '' : `, von „${owner}“`}. Sie beweist nichts.`,
  fromOperator: ({ text, owner }) =>
    `${text}. Diese Beschreibung stammt aus einer Datei des Betreibers dieses Dienstes${owner === null ? '' : `, von „${owner}“`}. Sie beweist nichts.`,
})
