import { defineTranslation } from '@countersign/primitives'
import type { importMessages } from './importMessages.ts'

export const importMessagesDe = defineTranslation<typeof importMessages>('exchange-import', {
  signedBefore: (owner) => `${owner} hat schon unterschrieben.`,
  empty: 'Sie ist leer.',
  several: (count) => `Es sind ${count} Unterschriften, nur eine ist erlaubt.`,
  onlyChain: 'Nur das Netzwerk kann sie beurteilen.',
  notOwner: (owner) =>
    `Sie gehört zu ${owner}, und das ist kein Eigentümer dieses Kontos: Sie wurde für andere Felder gemacht oder von einem anderen Unterzeichner.`,
  noChain: 'Es gibt kein Netzwerk, aus dem gelesen werden kann.',
})
