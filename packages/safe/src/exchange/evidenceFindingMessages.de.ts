import { defineTranslation, plural } from '@countersign/primitives'
import type { evidenceFindingMessages } from './evidenceFindingMessages.ts'

export const evidenceFindingMessagesDe = defineTranslation<typeof evidenceFindingMessages>('evidence-findings', {
  noAddress: 'keiner Adresse',
  recoversTo: ({ owner, reason }) => `Sie gehört zu ${owner}. ${reason}`,
  unknownAddress: 'einer unbekannten Adresse',
  countsAfterAll: (owner) => `Die Datei sagt, dass sie nicht zählt, sie gehört aber, für diesen Hash, zu ${owner}.`,
  facts: ({ count, status }) => `${count} Tatsachen und der Status ${status}`,
  recorded: ({ checks, records }) =>
    `Die Aussage, ${plural(checks, { one: '# verzeichnete Prüfung', other: '# verzeichnete Prüfungen' })} und ${plural(records, { one: '# Eintrag', other: '# Einträge' })} des Journals`,
  asRecorded:
    'Sie sind, wie die Datei sie nennt. Kein Hash und keine Unterschrift der Datei gilt für sie: Vergleichen Sie die Aussage mit den Feldern und die Einträge mit dem Journal des Dienstes.',
  rebuilt: (name) => `${name} ist von zwei Routinen neu berechnet`,
  notTheHash: (name) => `${name} ist nicht der Hash der Felder`,
  fileSays: ({ said, first, second }) =>
    `Die Datei nennt ${said}, die neu berechneten Hashes sind aber ${first} und ${second}.`,
  unknownOwner: 'einem unbekannten Eigentümer',
  signatureOf: (owner) => `Unterschrift von ${owner}`,
  notJudged: 'Sie wurde nicht beurteilt.',
  nodeConfirms:
    'Die Unterschrift eines Vertrags oder eine Bestätigung im Netzwerk: Ein Knoten kann sie beim Block der Tatsachen bestätigen.',
  noOwners: 'Die Datei sagt, dass der Unterzeichner kein Eigentümer ist, und nennt keine Eigentümer zum Vergleich.',
  recoversToOwner: 'Sie gehört, für diesen Hash, zu dieser Adresse, und die ist einer der Eigentümer in der Datei.',
  recoversOnly: 'Sie gehört, für diesen Hash, zu dieser Adresse. Die Datei sagt nicht, wer die Eigentümer waren.',
  refusedOf: (owner) => `Abgelehnte Unterschrift von ${owner}`,
  doesNotCount: 'Sie zählt nicht.',
  noBlock: 'Sie sind, wie die Seite sie nannte. Die Datei nennt keinen Block.',
  nodeWithHistory: (blocks) => `Ein Knoten mit Verlauf kann sie bei Block ${blocks} bestätigen.`,
})
