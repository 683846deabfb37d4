import { defineTranslation, plural } from '@countersign/primitives'
import type { sourceMessages } from './sourceMessages.ts'

export const sourceMessagesDe = defineTranslation<typeof sourceMessages>('data-sources', {
  sources: 'Datenquellen',
  build: 'Build',
  buildHelp: 'Dieser Build, und wie Sie ihn vergleichen',
  unknownBuild: 'unbekannt',
  otherBuild: ({ build }) => `${build}, nicht der Build des Dienstes`,
  chain: 'Netzwerk',
  notAnswering: 'antwortet nicht',
  rebuilding: ({ percent }) => `wird aufgebaut, ${percent} %`,
  asking: 'wird gefragt',
  block: 'Block <block/>',
  since: ({ time }) => `seit ${time}`,
  nodeAnswers: 'antwortet',
  nodeLimits: 'begrenzt Anfragen',
  notUsed: 'nicht verwendet',
  noService: 'keiner',
  lastSeen: ({ time }) => `zuletzt ${time}`,
  behind: (count) => plural(count, { one: '# Block zurück', other: '# Blöcke zurück' }),
  upToDate: 'aktuell, <time/>',
})
