import { defineTranslation } from '@countersign/primitives'
import type { bootFailureMessages } from './bootFailureMessages.ts'

const KEPT = 'Ihre Konten und Namen bleiben in diesem Browser gespeichert.'

export const bootFailureMessagesDe = defineTranslation<typeof bootFailureMessages>('boot-failure', {
  fileTitle: 'Eine Datei dieser Seite fehlt oder unterscheidet sich vom Build',
  fileHelp: `${KEPT} Wenn erneutes Laden nicht hilft, vergleichen Sie diesen Host mit dem Build (npm run verify).`,
  configTitle: 'Der Dienst hat seine Konfiguration nicht gesendet',
  answerHelp: `${KEPT} Der Dienst läuft, hat aber nicht richtig geantwortet. Sein Protokoll enthält den Grund.`,
  serviceHelp: `${KEPT} Ohne den Dienst kann diese Seite das Netzwerk direkt lesen, aber dieser Browser hat noch kein Netzwerk. Prüfen Sie, ob der Dienst läuft, oder legen Sie eine config.json mit Netzwerken neben die Seite.`,
  kept: 'Diese Seite stammt aus der Kopie, die dieser Browser aufbewahrt.',
  loadFromHost: 'Stattdessen vom Host laden',
  noDemoChain: ({ owner }) => `${owner} ist nicht verfügbar, weil kein lokales Netzwerk eingerichtet ist.`,
})
