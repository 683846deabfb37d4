import { defineTranslation, numberText } from '@countersign/primitives'
import type { simulationMessages } from './simulationMessages.ts'

export const simulationMessagesDe = defineTranslation<typeof simulationMessages>('simulation-engine', {
  earlierFails: (nonce) =>
    `Die Transaktion ${nonce}, die vorher ausgeführt wird, schlägt fehl. Das Ergebnis dieser Transaktion ist dann nicht bekannt.`,
  earlierFailsBecause: ({ nonce, reason }) =>
    `Die Transaktion ${nonce}, die vorher ausgeführt wird, schlägt fehl: ${reason}. Das Ergebnis dieser Transaktion ist dann nicht bekannt.`,
  nodeContradicts: (succeeds) =>
    succeeds
      ? 'Der Knoten widerspricht sich: Nach eth_simulateV1 gelingt die Ausführung, nach debug_traceCall nicht.'
      : 'Der Knoten widerspricht sich: Nach eth_simulateV1 schlägt die Ausführung fehl, nach debug_traceCall nicht.',
  creationFails: (reason) => `Die Erstellung des Kontos schlägt fehl: ${reason}.`,
  assumedSigners: ({ signers, owners }) =>
    `Angenommen wird, dass ${signers} von ${owners} Eigentümern den Hash bestätigt haben. Keine Unterschrift wurde verwendet.`,
  ranBefore: ({ count, nonces }) =>
    count === 1
      ? `Nonce ${nonces} wurde vorher ausgeführt, mit ihren Wirkungen.`
      : `Nonce ${nonces} wurden vorher ausgeführt, mit ihren Wirkungen.`,
  enginesContradict: ({ first, second, firstSucceeds }) =>
    firstSucceeds
      ? `Die Engines widersprechen sich: Nach ${first} gelingt die Ausführung, nach ${second} schlägt sie fehl.`
      : `Die Engines widersprechen sich: Nach ${first} schlägt die Ausführung fehl, nach ${second} gelingt sie.`,
  trialFails: 'Der lokale Probelauf schlägt fehl, ein Grund ist nicht genannt.',
  trialFailsBecause: (reason) => `Der lokale Probelauf schlägt fehl: ${reason}.`,
  callMissing: 'Die Antwort des Knotens auf eth_simulateV1 enthält den Aufruf nicht.',
  noTrace: (reason) => `Der Knoten bietet debug_traceCall nicht an: ${reason}`,
  noEarlier: 'debug_traceCall kann keine anderen Transaktionen vorher ausführen.',
  notCreated: (account) =>
    `Der Aufruf zur Erstellung erstellt ${account} nicht. Prüfen Sie die Factory und den Initializer.`,
  notProvided: (reason) => `Der Knoten konnte dies nicht liefern: ${reason}`,
  evmEnded: 'Die EVM endete, ohne die Transaktion auszuführen.',
  ownerUnknown: 'er ist kein Safe, daher kann nur eine echte Unterschrift seines Inhabers zeigen, dass er antwortet',
  accountReportsFailure: 'Das Konto meldet einen Fehlschlag.',
  cannotExecute: ({ account, owners, threshold }) =>
    `Das Konto ${account} hat ${owners} Eigentümer und verlangt ${threshold} davon. Es kann keine Transaktion ausführen.`,
  nonceAhead: ({ nonce, assumed }) =>
    `Die Nonce des Kontos ist ${nonce}. Die Simulation nahm ${assumed} an, als wären alle früheren Transaktionen ausgeführt.`,
  nonceUsed: ({ nonce, assumed }) =>
    `Die Nonce des Kontos ist ${nonce}, also ist die Nonce ${assumed} verbraucht. Die Simulation nahm an, dass sie frei ist.`,
  createdFirst: 'Das Konto ist noch nicht erstellt. Die Simulation hat es zuerst erstellt.',
  notInRow: ({ nonce, nonces }) =>
    `Die Nonce des Kontos ist ${nonce}, aber die Transaktionen haben ${nonces}. Eine Folge muss bei der Nonce des Kontos beginnen und darf keine Lücken haben.`,
  noAccount: ({ address, block, reason }) =>
    `${address} konnte bei Block ${numberText(block)} nicht als Konto gelesen werden: ${reason}`,
  noInitializer: 'Der Aufruf zur Erstellung enthält keinen Initializer.',
  noBlock: ({ node, block }) => `${node} hat Block ${block} nicht.`,
  blockChanged: ({ block, before, now }) =>
    `Block ${numberText(block)} hatte zu Beginn der Simulation den Hash ${before} und hat jetzt ${now}. Simulieren Sie noch einmal.`,
  malformedAnswer: ({ method, path, problem }) =>
    `Die Antwort des Knotens auf ${method} ist ungültig: ${path} ${problem}`,
  noEngine: (reasons) => `Keine Engine konnte simulieren: ${reasons}`,
  workerFailed: (reason) => `Der Worker, der die EVM ausführt, ist ausgefallen: ${reason}`,
  cancelled: 'Die Simulation wurde abgebrochen.',
  hasNoMethod: ({ method }) => `es gibt darin kein ${method}`,
  acceptsAnything: 'er nimmt Bytes an, die keine Unterschrift sind',
  answersPartly: 'er antwortet nur teilweise wie ein Konto',
})
