import { defineTranslation, numberText } from '@countersign/primitives'
import type { accountMessages } from './accountMessages.ts'

export const accountMessagesDe = defineTranslation<typeof accountMessages>('check-account', {
  otherAddress: 'Der Dienst nennt eine andere Adresse',
  otherChain: 'Der Dienst nennt ein anderes Netzwerk',
  otherOwners: 'Der Dienst nennt andere Eigentümer',
  otherThreshold: 'Der Dienst nennt eine andere Zahl nötiger Unterschriften',
  otherCode: 'Der Dienst nennt anderen Code des Kontos (Speicherplatz 0)',
  otherModules: 'Der Dienst nennt andere Module',
  otherGuard: 'Der Dienst nennt einen anderen Guard',
  otherModuleGuard: 'Der Dienst nennt einen anderen Modul-Guard',
  otherFallbackHandler: 'Der Dienst nennt einen anderen Fallback-Handler',
  otherVersion: 'Der Dienst nennt eine andere Version',
  claimsMore: ({ chain, block, service }) =>
    `Das Netzwerk nennt ${chain} bei Block ${numberText(block)}, der Dienst nennt ${service}. Der Dienst behauptet Transaktionen, die nicht ausgeführt wurden. Unterschreiben Sie nicht, bis der Grund bekannt ist.`,
  claimsLess: ({ chain, block, service }) =>
    `Das Netzwerk nennt ${chain} bei Block ${numberText(block)}, der Dienst nennt ${service}. Seine Warteschlange zeigt vielleicht Transaktionen, die schon ausgeführt sind. Warten Sie einen Moment und lesen Sie noch einmal.`,
  none: 'keine',
  code: 'Code des Kontos',
  slotUnread: (reason) => `Speicherplatz 0 des Kontos konnte nicht gelesen werden: ${reason}.`,
  publishedCode: 'Veröffentlichter Code des Kontos',
  runs: (name) => `Das Konto verwendet ${name}, geprüft am Code-Hash.`,
  codeChanged: 'Der Code des Kontos wurde verändert',
  otherHash: ({ address, found, published }) =>
    `Der Code unter ${address} ergibt den Hash ${found}, veröffentlicht ist der Hash ${published}. Unterschreiben Sie nicht.`,
  unknownCode: 'Unbekannter Code des Kontos',
  notPublished: (address) =>
    `Das Konto verwendet ${address}, das ist kein veröffentlichter Safe-Vertrag. Seine Regeln können von den angezeigten abweichen.`,
  onChain: 'Konto im Netzwerk',
  chainUnread: (reason) =>
    `Das Konto konnte nicht aus dem Netzwerk gelesen werden: ${reason}. Die Antwort des Dienstes kann nicht verglichen werden. Versuchen Sie es noch einmal, bevor Sie unterschreiben.`,
  asReported: 'Konto nach Angabe des Dienstes',
  serviceUnread: ({ block, reason }) =>
    `Aus dem Netzwerk gelesen bei Block ${numberText(block)}. Mit dem Dienst wurde es nicht verglichen: ${reason}.`,
  allMatch: 'Eigentümer, nötige Unterschriften, Nonce, Module und Guard stimmen überein',
  everyField: (block) => `Jede Angabe des Dienstes entspricht dem Wert im Netzwerk bei Block ${numberText(block)}.`,
  differs: ({ chain, block, service }) =>
    `Das Netzwerk nennt ${chain} bei Block ${numberText(block)}, der Dienst nennt ${service}. Diese Seite verwendet den Wert des Netzwerks. Unterschreiben Sie nicht, was der Dienst vorschlägt, bis der Grund bekannt ist.`,
  nonceAhead: 'Der Dienst nennt eine Nonce, die das Netzwerk nicht erreicht hat',
  serviceBehind: 'Der Dienst ist hinter dem Netzwerk zurück',
})
