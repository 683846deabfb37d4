import { defineTranslation } from '@countersign/primitives'
import type { hashCheckMessages } from './hashCheckMessages.ts'

export const hashCheckMessagesDe = defineTranslation<typeof hashCheckMessages>('check-hashes', {
  transactionEverywhere: ({ version, safe }) =>
    `Dieses Konto hat die Version ${version}. Konten vor 1.3.0 nehmen das Netzwerk nicht in das auf, was unterschrieben wird. In jedem Netzwerk, in dem ein Konto mit diesen Eigentümern die Adresse ${safe} hat, kann jede Wallet dieselbe Transaktion ausführen, sobald ihre Nonce an der Reihe ist. Unterschreiben Sie nur, was überall gelten darf.`,
  messageEverywhere: ({ version, safe }) =>
    `Dieses Konto hat die Version ${version}. Konten vor 1.3.0 nehmen das Netzwerk nicht in das auf, was unterschrieben wird. In jedem Netzwerk, in dem ein Konto mit diesen Eigentümern die Adresse ${safe} hat, bestätigt auch dieses Konto dieselbe Nachricht. Unterschreiben Sie nur, was überall gelten darf.`,
  otherTransaction: 'Der Dienst hat mit einer anderen Transaktion geantwortet',
  otherMessage: 'Der Dienst hat mit einer anderen Nachricht geantwortet',
  everyNetwork: 'Die Unterschrift gilt in jedem Netzwerk',
  thisNetworkOnly: 'Nur für dieses Netzwerk unterschrieben',
  chainSigned: (chainId) =>
    `Das Netzwerk ${chainId} ist Teil dessen, was unterschrieben wird. In anderen Netzwerken ist die Unterschrift ungültig.`,
  network: 'Netzwerk der Unterschrift',
  namesOther: ({ named, chainId }) =>
    `Die unterschriebenen Daten nennen das Netzwerk ${named}, aber das Konto ist im Netzwerk ${chainId}.`,
  computedHere: 'Hier berechneter Hash',
  asked: ({ asked, hash }) =>
    `Angefragt: ${asked}. Hier aus der Antwort berechnet: ${hash}. Unterschreiben Sie nicht. Öffnen Sie den Link noch einmal, und vergleichen Sie mit seinem Absender.`,
  fromFields: 'Hier aus den angezeigten Feldern berechnet. Kein Hash des Dienstes wurde verwendet.',
  equals: 'Der hier berechnete Hash entspricht dem, den der Dienst nennt.',
  otherNamed: 'Der Dienst nennt einen anderen Hash',
  named: ({ hash, claimed }) =>
    `Hier berechnet: ${hash}. Vom Dienst genannt: ${claimed}. Unterschreiben Sie nicht. Fragen Sie den Einreicher.`,
  byContract: 'Hash nach dem Vertrag',
  contractUnread: (reason) => `Der Vertrag konnte nicht gelesen werden: ${reason}.`,
  sameByContract: 'Der eigene Code des Kontos berechnet denselben Hash.',
  otherByContract: 'Der Vertrag berechnet einen anderen Hash',
  contractHash: ({ hash, contract }) =>
    `Hier berechnet: ${hash}. Vom Vertrag: ${contract}. Eine Unterschrift wäre für die angezeigte Transaktion nicht gültig. Unterschreiben Sie nicht.`,
  domain: 'Domain nach dem Vertrag',
  sameDomain: 'Der eigene Code des Kontos hat dieselbe Domain, daher gilt eine Unterschrift nur für diese Adresse.',
  otherDomain: 'Der Vertrag hat eine andere Domain',
  contractDomain: ({ hash, contract }) =>
    `Hier berechnet: ${hash}. Vom Vertrag: ${contract}. Chain-ID, Adresse oder Version weichen von den angezeigten ab. Unterschreiben Sie nicht.`,
  otherData: 'Die Wallet würde andere Daten erhalten',
  nothingSent: (reason) =>
    `${reason} An die Wallet wird nichts gesendet. Schließen Sie diese Seite, und verwenden Sie ein anderes Gerät.`,
  cannotHash: (reason) => `Die Daten für die Wallet lassen sich nicht hashen: ${reason}.`,
  namesAccount: ({ named, safe }) => `Die Daten für die Wallet nennen ${named}, dieses Konto ist aber ${safe}.`,
  namesChain: ({ named, chainId }) =>
    `Die Daten für die Wallet nennen das Netzwerk ${named}, dieses Konto ist aber im Netzwerk ${chainId}.`,
  hashesTo: ({ hash, shown }) => `Die Daten für die Wallet ergeben den Hash ${hash}, die Seite zeigt aber ${shown}.`,
  asShown: 'Die Wallet erhält, was angezeigt wird',
  exactObject: 'Genau das Objekt für die Wallet ergibt den Hash auf dieser Seite.',
  twice: 'Hash zweimal berechnet',
  noSecond: (reason) => `Die zweite Implementierung lieferte keinen Hash: ${reason}`,
  secondAgrees: 'Eine zweite Implementierung, die keinen Code mit der ersten teilt, berechnet dieselben Hashes.',
  disagree: 'Zwei Implementierungen widersprechen sich',
  tampered: ({ name, first, second }) =>
    `Der Hash „${name}“ ist nach der ersten ${first} und nach der zweiten ${second}. Diese Seite ist vielleicht manipuliert: Unterschreiben Sie hier nicht, verwenden Sie ein anderes Gerät.`,
})
