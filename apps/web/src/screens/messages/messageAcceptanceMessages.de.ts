import { defineTranslation, plural } from '@countersign/primitives'
import type { messageAcceptanceMessages } from './messageAcceptanceMessages.ts'

export const messageAcceptanceMessagesDe = defineTranslation<typeof messageAcceptanceMessages>('message-acceptance', {
  noHandler: 'Das Konto kann keine Nachrichten bestätigen',
  noHandlerWhy:
    'Es hat keinen Fallback-Handler, und Apps brauchen einen, um Unterschriften des Kontos zu prüfen. Setzen Sie zuerst einen Fallback-Handler ein.',
  confirmed: 'Vom Konto bestätigt',
  claimed: 'Der Dienst nennt eine vollständige Unterschrift',
  claimedWhy: ({ signed, threshold, missing }) =>
    `Der Dienst hat eine vollständige Unterschrift gesendet, hier wurden aber nur ${signed} von ${threshold} Unterschriften der Eigentümer geprüft. Sie wird nicht verwendet; ${plural(missing, { one: 'es muss noch ein Eigentümer', other: 'es müssen noch # Eigentümer' })} unterschreiben.`,
  asksLater: (missing) =>
    `Die Seite kann das Konto fragen, wenn ${plural(missing, { one: 'noch ein Eigentümer unterschrieben hat', other: 'noch # Eigentümer unterschrieben haben' })}.`,
  notRead: (reason) => `Der Vertrag des Kontos konnte nicht gelesen werden: ${reason}.`,
  accepted: 'Der Vertrag des Kontos erkennt die vollständige Unterschrift an.',
  saidOnChain: 'Der Dienst sagt, dass das Konto im Netzwerk unterschrieben hat',
  saidOnChainWhy: ({ signed, threshold }) =>
    `Der Vertrag des Kontos bestätigt das nicht, daher zählt es nicht; ${signed} von ${threshold} Eigentümern haben unterschrieben.`,
  refused: 'Das Konto lehnt die Unterschrift ab',
  refusedWhy:
    'Der Vertrag des Kontos erkennt die Unterschriften der Eigentümer nicht an. Die Seite bietet die vollständige Unterschrift nicht an.',
  noService: 'diese Seite hat keinen Dienst zum Vergleichen',
  noAnswer: 'der Vertrag antwortet nicht auf getMessageHash',
  youNamed: (name) => `Sie, ${name}`,
  signed: 'Unterschrift hier geprüft',
})
