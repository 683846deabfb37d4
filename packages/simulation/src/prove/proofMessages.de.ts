import { defineTranslation, numberText, plural } from '@countersign/primitives'
import type { proofMessages } from './proofMessages.ts'

export const proofMessagesDe = defineTranslation<typeof proofMessages>('simulation-proof', {
  tooFewNodes: ({ alive, all, nodes, quorum }) =>
    `${alive} von ${all} RPCs antworten als ${plural(nodes, { one: '# unabhängiger Knoten', other: '# unabhängige Knoten' })}, ${quorum} müssen übereinstimmen.`,
  nodesSay: ({ nodes, hash }) => `${nodes}: ${hash}`,
  noHeader: ({ quorum, block }) =>
    `Keine ${quorum} unabhängigen Knoten stimmen bei Block ${numberText(block)} überein: Kein Knoten sandte einen Kopf, der zu seinem Hash passt.`,
  disagree: ({ quorum, block, answers }) =>
    `Keine ${quorum} unabhängigen Knoten stimmen bei Block ${numberText(block)} überein: ${answers}.`,
  noNodeHasBlock: (block) => `Kein Knoten hat Block ${numberText(block)}.`,
  otherHash: ({ hash, block }) => `Der Knoten nennt ${hash} für Block ${numberText(block)}.`,
  ownersOpen: (count) =>
    `die Liste der Eigentümer schließt nach ${plural(count, { one: '# Eintrag', other: '# Einträgen' })} nicht`,
  modulesOpen: (count) =>
    `die Liste der Module schließt nach ${plural(count, { one: '# Eintrag', other: '# Einträgen' })} nicht`,
  otherChain: ({ found, wanted }) => `Der Knoten bedient das Netzwerk ${found}, angefragt war ${wanted}.`,
  wrongHeader: ({ block, hash, named }) =>
    `Der Kopf von Block ${numberText(block)} ergibt den Hash ${hash}, aber der Knoten nennt ${named}.`,
  cannotAgree: ({ quorum, count }) =>
    `${quorum} von ${count} RPCs können nicht übereinstimmen. Richten Sie weitere ein.`,
  notProven: ({ block, reasons }) =>
    `Bei Block ${numberText(block)} besteht Einigkeit, aber kein Knoten beweist das Konto. ${reasons}`,
  otherCount: ({ count, listed }) => `das Konto zählt ${count} Eigentümer und führt ${listed} auf`,
  noAccount: ({ block, account }) => `der Zustand von Block ${numberText(block)} enthält kein Konto ${account}`,
  slotMissing: (slot) => `der Beweis für den Speicherplatz ${slot} fehlt`,
  notFourParts: 'der Eintrag des Kontos hat nicht vier Teile',
  undecodable: 'ein Wert des Beweises kann nicht dekodiert werden',
  wrongNode: (count) => `ein Glied des Beweises hat ${count} Teile, erwartet sind 2 oder 17`,
  endsEarly: 'der Beweis endet, bevor er einen Wert erreicht',
  wrongHash: ({ hash, expected }) => `ein Glied ergibt den Hash ${hash}, das Glied davor nennt ${expected}`,
  noList: 'ein Glied des Beweises ist keine Liste',
  wrongPath: 'ein Pfad des Beweises kann nicht dekodiert werden',
  noBytes: 'der Beweis enthält eine Liste, wo Bytes erwartet sind',
})
