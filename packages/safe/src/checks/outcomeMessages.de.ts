import { defineTranslation } from '@countersign/primitives'
import type { outcomeMessages } from './outcomeMessages.ts'

export const outcomeMessagesDe = defineTranslation<typeof outcomeMessages>('check-outcome', {
  executedNotYet: ({ nonce, current }) =>
    `Der Dienst sagt, sie wurde ausgeführt, aber sie hat die Nonce ${nonce}, und das Konto steht noch bei ${current}. Nichts hat sich bewegt. Wurde sie gerade erst gesendet, ist der Knoten vielleicht zurück: Lesen Sie noch einmal.`,
  failedNotYet: ({ nonce, current }) =>
    `Der Dienst sagt, sie wurde ausgeführt und schlug fehl, aber sie hat die Nonce ${nonce}, und das Konto steht noch bei ${current}. Nichts hat sich bewegt. Wurde sie gerade erst gesendet, ist der Knoten vielleicht zurück: Lesen Sie noch einmal.`,
  replacedNotYet: ({ nonce, current }) =>
    `Der Dienst sagt, eine andere Transaktion hat ihre Nonce verwendet, aber sie hat die Nonce ${nonce}, und das Konto steht noch bei ${current}. Nichts hat sich bewegt. Wurde sie gerade erst gesendet, ist der Knoten vielleicht zurück: Lesen Sie noch einmal.`,
  executedNoEvent: (used) =>
    `Der Dienst sagt, sie wurde in einer Ethereum-Transaktion ausgeführt, in der es kein Ereignis dieses Kontos mit diesem Hash gibt. ${used} Welche Transaktion sie verwendet hat, ist nicht bekannt.`,
  failedNoEvent: (used) =>
    `Der Dienst sagt, sie wurde ausgeführt und schlug fehl, in einer Ethereum-Transaktion, in der es kein Ereignis dieses Kontos mit diesem Hash gibt. ${used} Welche Transaktion sie verwendet hat, ist nicht bekannt.`,
  executed: 'Als ausgeführt gemeldet',
  failed: 'Als fehlgeschlagen gemeldet',
  replaced: 'Als ersetzt gemeldet',
  executedButFailed:
    'Der Dienst sagt, sie wurde ausgeführt, aber laut Beleg schlug ihr Aufruf fehl. Der Beleg ist richtig.',
  failedButExecuted:
    'Der Dienst sagt, sie wurde ausgeführt und schlug fehl, aber laut Beleg wurde sie ausgeführt. Der Beleg ist richtig.',
  replacedButExecuted:
    'Der Dienst sagt, eine andere Transaktion hat ihre Nonce verwendet, aber laut Beleg wurde sie ausgeführt. Der Beleg ist richtig.',
  replacedButFailed:
    'Der Dienst sagt, eine andere Transaktion hat ihre Nonce verwendet, aber laut Beleg schlug ihr Aufruf fehl. Der Beleg ist richtig.',
  nonceUnread: (reason) => `Die Nonce des Kontos konnte nicht gelesen werden: ${reason}.`,
  notExecuted: 'Das Netzwerk hat dies nicht ausgeführt',
  used: ({ nonce, current }) => `Die Nonce ${nonce} ist verbraucht, das Konto steht bei ${current}.`,
  onlyService: (used) =>
    `${used} Dass eine andere Transaktion sie verwendet hat, sagt nur der Dienst; vielleicht wurde diese selbst ausgeführt.`,
  replacementUnread: ({ used, reason }) =>
    `${used} Die Transaktion, die sie verwendet hat, konnte nicht geprüft werden: ${reason}. Vielleicht wurde diese selbst ausgeführt.`,
  replacementRecorded: 'Das Netzwerk hat eine andere Transaktion mit dieser Nummer verzeichnet',
  replacementEvent: ({ nonce }) =>
    `Ein Beleg enthält das Ereignis des Kontos von einer anderen Transaktion, deren Hash hier mit der Nonce ${nonce} neu berechnet wurde. Diese kann nie mehr ausgeführt werden.`,
  otherNonce: 'Die Transaktion, die der Dienst nennt, hat eine andere Nummer',
  otherNonceReason: ({ nonce, used }) =>
    `Der Dienst sagt, sie habe die Nonce ${nonce} verwendet, aber ihr Hash ist nicht der Hash ihrer Felder mit dieser Nonce. ${used} Welche Transaktion sie verwendet hat, ist nicht bekannt; vielleicht wurde diese selbst ausgeführt.`,
  replacementNotExecuted: 'Das Netzwerk hat die Transaktion, die der Dienst nennt, nicht ausgeführt',
  replacementNoEvent: (used) =>
    `Der Dienst sagt, sie habe die Nonce verwendet, aber in ihrem Beleg gibt es kein Ereignis dieses Kontos mit ihrem Hash. ${used} Welche Transaktion sie verwendet hat, ist nicht bekannt; vielleicht wurde diese selbst ausgeführt.`,
  noTransaction: (used) =>
    `${used} Der Dienst nennt keine Ethereum-Transaktion, daher sagt nur der Dienst, dass diese sie verwendet hat.`,
  receiptUnread: ({ used, reason }) => `${used} Der Beleg konnte nicht gelesen werden: ${reason}.`,
  otherShown: 'Das Netzwerk zeigt eine andere Transaktion',
  executionRecorded: 'Das Netzwerk hat die Ausführung verzeichnet',
  failureRecorded: 'Das Netzwerk hat den Fehlschlag verzeichnet',
  ownEvent: 'Der Beleg enthält das Ereignis des Kontos mit genau diesem Hash.',
  contradicts: 'Das Netzwerk widerspricht dem Dienst',
})
