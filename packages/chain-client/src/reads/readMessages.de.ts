import { defineTranslation, numberText } from '@countersign/primitives'
import type { readMessages } from './readMessages.ts'

export const readMessagesDe = defineTranslation<typeof readMessages>('chain-reads', {
  tooFewBytes: (count) => `Das Netzwerk antwortete mit ${count} Bytes, das sind weniger als erwartet`,
  notSetUp: 'dieses Netzwerk ist nicht für Unterschriften von Verträgen (EIP-1271) eingerichtet',
  timeUnread: (block) => `Die Zeit von Block ${numberText(block)} wurde nicht gelesen.`,
  noAddress: (answer) => `Das Netzwerk antwortete ${answer}, erwartet war eine Adresse`,
  noBytes: (answer) => `Das Netzwerk antwortete ${answer}, erwartet waren Bytes`,
  noNumber: (answer) => `Das Netzwerk antwortete ${answer}, erwartet war eine Zahl`,
  moduleTwice: (module) =>
    `Das Netzwerk nannte das Modul ${module} zweimal, daher endet die Liste der Module nicht. Verwenden Sie einen anderen Knoten.`,
  headMissing: (block) =>
    `Der Knoten nannte Block ${numberText(block)} als den neuesten, liefert ihn aber nicht. Versuchen Sie es später noch einmal.`,
  otherCreation: (safe) => `Die Erstellungsdaten ergeben nicht die Adresse ${safe}.`,
  hasCode: ({ safe, block }) => `Unter ${safe} gibt es in Block ${block} Code.`,
  noWholeBytes: 'Die Unterschrift ist kein Text aus ganzen Bytes in Hex.',
})
