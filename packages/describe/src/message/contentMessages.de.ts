import { defineTranslation, numberText } from '@countersign/primitives'
import type { contentMessages } from './contentMessages.ts'

export const contentMessagesDe = defineTranslation<typeof contentMessages>('message-content', {
  unreadable: 'Nicht lesbar',
  unreadableWhy: (bytes) =>
    `Es ist ein bloßer Wert von ${numberText(bytes)} Bytes. Er kann der Hash von allem sein, auch von einer Transaktion, und kein Werkzeug kann zeigen, wofür er steht. Bitten Sie die App um einen Text oder um typisierte Daten.`,
  hidden: 'Verborgene Zeichen',
  hiddenText:
    'Der Text enthält Zeichen, die unsichtbar sind oder die Leserichtung ändern. Andere Programme zeigen ihn vielleicht anders an.',
  hiddenIn: (field) =>
    `${field} enthält Zeichen, die unsichtbar sind oder die Leserichtung ändern. Andere Programme zeigen es vielleicht anders an.`,
  plain: 'Einfacher Text',
  plainWhy: 'Die Seite zeigt den ganzen Text.',
  otherSite: 'Anmeldung bei einer anderen Website',
  otherSiteWhy: ({ host, site }) =>
    `${host} fragt die Unterschrift an, mit dem Text meldet man sich aber bei ${site} an. Jeder, dem die Unterschrift vorliegt, kann sich dort anmelden.`,
  siteAbove: 'Anmeldung bei der übergeordneten Website',
  siteAboveWhy: ({ host, site }) =>
    `${host} fragt die Unterschrift an, mit dem Text meldet man sich aber bei ${site} an. Wenn andere auf den Subdomains von ${site} Seiten veröffentlichen dürfen, gehört diese Website vielleicht einem Dritten. Jeder, dem die Unterschrift vorliegt, kann sich dort anmelden.`,
  otherAddress: 'Anmeldung mit einer anderen Adresse',
  otherAddressWhy: ({ named, safe }) =>
    `Der Text nennt ${named}, dieses Konto ist aber ${safe}. Die Website wird die Anmeldung ablehnen.`,
  expired: 'Die Anmeldung ist abgelaufen',
  expiredWhy: (time) => `Sie ist am ${time} abgelaufen.`,
  signsIn: (site) => `Anmeldung bei ${site}`,
  signsInWhy: 'Der Text nennt dieses Konto und bewegt kein Guthaben.',
  finding: ({ title, reason }) => `${title}: ${reason}`,
  whole: 'Alle unterschriebenen Felder werden gezeigt',
  wholeWhy: 'Die Daten enthalten keine Werte, die nicht unterschrieben werden.',
  forNetwork: (chain) => `Für ${chain}`,
  forNetworkWhy: (named) => `Die Nachricht nennt das Netzwerk ${named}.`,
  otherNetwork: 'Für ein anderes Netzwerk',
  otherNetworkWhy: ({ named, chain, chainId }) =>
    `Die Nachricht nennt das Netzwerk ${named}, dieses Konto ist aber auf ${chain} (${chainId}).`,

  badName: 'Namen, die kein Vertrag haben kann',
  badNameWhy: (name) =>
    `Ein Typ oder Feld heißt ${name}. Ein solcher Name kann den Hash anderer Felder ergeben als der gezeigten. Unterschreiben Sie nicht.`,
  onlyDomain: 'Unterschreibt nur eine Domain',
  onlyDomainWhy: 'Die Nachricht selbst wird nicht unterschrieben. Fragen Sie die App, wofür die Unterschrift ist.',
  notAll: 'Nicht alle Felder sind aufgelistet',
  notAllWhy: (count) => `Die Seite zeigt nur die ersten ${numberText(count)} Felder. Lesen Sie die übrigen im JSON.`,
  unsigned: 'Enthält Werte, die nicht unterschrieben werden',
  unsignedWhy: ({ names, hasMore }) =>
    `Die Typen nennen ${names.join(', ')}${hasMore ? ' und weitere' : ''} nicht. Der Absender der Nachricht kann diese Werte jederzeit ändern. Nur die hier gezeigten Felder werden unterschrieben.`,
  ownRequest: 'Gehört zu den Transaktionen oder Nachrichten dieses Kontos',
  ownRequestWhy: ({ type, safe }) =>
    `Es ist eine ${type} von ${safe}. Eigentümer unterschreiben sie auf ihrer eigenen Seite, nie als Nachricht. Lehnen Sie ab, und öffnen Sie die Transaktion oder Nachricht selbst.`,
  ownDomain: 'Verwendet die Domain dieses Kontos',
  ownDomainWhy:
    'Das Konto unterschreibt in dieser Domain seine eigenen Transaktionen; diese Nachricht gehört nicht dazu. Fragen Sie die App, warum sie diese Domain verwendet.',
  unnamedAccount: 'einem nicht genannten Konto',
  foreignCode: 'Bestätigt einen Delegatecall eines anderen Kontos',
  foreignCodeWhy: ({ account, code }) =>
    `Genau das unterschreibt ein Eigentümer von ${account}. Damit kann der Code an ${code} dieses Konto steuern. Prüfen Sie es auf der Seite jenes Kontos, wo die Prüfungen laufen.`,
  otherAccount: 'Bestätigt für ein anderes Konto',
  otherAccountWhy: (account) =>
    `Genau das unterschreibt ein Eigentümer von ${account}. Prüfen Sie es auf der Seite jenes Kontos, bevor Sie unterschreiben.`,
})
