import { defineTranslation, numberText, plural } from '@countersign/primitives'
import type { abiMessages } from './abiMessages.ts'

export const abiMessagesDe = defineTranslation<typeof abiMessages>('contact-abi', {
  title: ({ name }) => `ABI von ${name}`,
  close: 'Schließen',
  abi: 'ABI',
  abiDetail:
    'JSON, die Ausgabe eines Compilers oder eine Funktionssignatur je Zeile. Die ABI bleibt in diesem Browser und wird mit dem Adressbuch exportiert.',
  read: ({ methods, writing }) =>
    `${plural(methods, { one: '# Methode', other: '# Methoden' })} gelesen, davon ${numberText(writing)} schreibend.`,
  description: 'Beschreibung',
  descriptionKind: 'optional, nach ERC-7730',
  descriptionDetail: 'Eine JSON-Datei der Autoren des Vertrags. Ihr Text steht neben den Aufrufen und beweist nichts.',
  abiProvesNothing: 'Eine ABI benennt Methoden und Parameter. Sie beweist nicht, was der Code tut.',
  remove: 'ABI entfernen',
  removed: ({ name }) => `Die ABI von ${name} wurde entfernt`,
  undo: 'Rückgängig',
  cancel: 'Abbrechen',
  save: 'ABI speichern',
  otherContract: ({ address }) => `Die Datei beschreibt ${address}, nicht diesen Vertrag.`,
  described: (count) => plural(count, { one: '# Methode ist beschrieben.', other: '# Methoden sind beschrieben.' }),
  notCompared: 'Das Netzwerk hat nicht geantwortet; der Code wurde nicht verglichen.',
  noContract: ({ network }) => `An dieser Adresse gibt es auf ${network} keinen Vertrag.`,
  allFound: ({ total, network }) =>
    plural(total, {
      one: `Ihr Selektor kommt im Code des Vertrags auf ${network} vor.`,
      other: `Alle # Selektoren kommen im Code des Vertrags auf ${network} vor.`,
    }),
  partlyFound: ({ found, total, network }) =>
    `${numberText(found)} von ${numberText(total)} Selektoren kommen im Code des Vertrags auf ${network} vor: Diese ABI gehört vielleicht zu einem anderen Vertrag.`,
})
