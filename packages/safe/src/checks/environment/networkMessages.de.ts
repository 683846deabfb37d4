import { defineTranslation } from '@countersign/primitives'
import type { networkMessages } from './networkMessages.ts'

export const networkMessagesDe = defineTranslation<typeof networkMessages>('check-network', {
  noAddress: 'keiner Adresse',
  changed: ({ name, address, now }) =>
    `Sie haben ${name} eingegeben, das ergab ${address}, und so steht es in dieser Transaktion. Jetzt führt der Name zu ${now}. Fragen Sie den Empfänger, welche Adresse richtig ist, und beginnen Sie neu.`,
  thisChain: (chainId) => `Dies ist das Netzwerk ${chainId}.`,
  thisNetwork: ({ chainId, name }) => `Dies ist das Netzwerk ${chainId}, ${name}.`,
  otherRegistry: 'Der Dienst nennt ein anderes ENS-Register',
  registries: ({ reported, known }) =>
    `Der Dienst nennt ${reported}, das Register dieses Netzwerks ist aber ${known}. Diese Seite verwendet das zweite. Eine andere Seite oder App, die diesen Dienst verwendet, kann falsche Namen zeigen: Vergleichen Sie Empfänger anhand der Adresse, und informieren Sie den Betreiber des Dienstes.`,
  namedByService: 'Vom Register des Dienstes benannt',
  provesNothing: ({ name, address }) =>
    `Sie haben ${name} eingegeben, das ergab ${address}. Nur der Dienst nennt das Register dieses Netzwerks, daher beweist das nichts. Vergleichen Sie jede Ziffer der Adresse mit der Angabe des Empfängers.`,
  addressOfName: 'Adresse des Namens',
  notAgain: ({ name, address, reason }) =>
    `Sie haben ${name} eingegeben, das ergab ${address}. Der Name ließ sich nicht noch einmal auflösen: ${reason}.`,
  otherNow: 'Der Name führt jetzt zu einer anderen Adresse',
  sameAddress: 'Der Name führt zu dieser Adresse',
  bundled: ({ name, address }) =>
    `${name} führt im Register, das dieser Seite für dieses Netzwerk beiliegt, zu ${address}.`,
  otherDecimals: 'Der Dienst nennt andere Nachkommastellen der Netzwerkwährung',
  decimals: ({ reported, known }) =>
    `Der Dienst nennt ${reported}, diese Seite und alle Wallets verwenden ${known}. Vergleichen Sie jeden Betrag mit den Basiseinheiten in den Daten, bevor Sie unterschreiben.`,
  otherSymbol: 'Der Dienst gibt der Netzwerkwährung einen anderen Namen',
  symbols: ({ reported, known }) => `Der Dienst nennt ${reported}, in diesem Netzwerk heißt sie aber ${known}.`,
  currencyName: 'Name der Netzwerkwährung',
  onlyService: (symbol) =>
    `Nur der Dienst nennt sie ${symbol}, denn diese Seite kennt dieses Netzwerk nicht. In dieser Währung werden Gebühren gezahlt.`,
  nameOfAnother: 'Das Netzwerk hat den Namen eines anderen Netzwerks',
  calledLike: ({ reported, name, chainId, here }) =>
    `Der Dienst nennt es „${reported}“, aber ${name} ist das Netzwerk ${chainId}. ${here} Verlassen Sie sich auf die Nummer.`,
  otherName: 'Der Dienst gibt dem Netzwerk einen anderen Namen',
  called: ({ reported, here }) => `Der Dienst nennt es „${reported}“. ${here} Verlassen Sie sich auf die Nummer.`,
  hiddenInName: 'Verborgene Zeichen im Namen des Netzwerks',
  hidden: ({ name, here }) =>
    `„${name}“ enthält Zeichen, die unsichtbar sind oder die Leserichtung ändern. Jedes wird als Kästchen gezeigt. ${here}`,
  hiddenInCurrency: 'Verborgene Zeichen im Namen der Währung',
  hiddenSymbol: (symbol) =>
    `„${symbol}“ enthält Zeichen, die unsichtbar sind oder die Leserichtung ändern. Jedes wird als Kästchen gezeigt. In dieser Währung werden Gebühren gezahlt.`,
})
