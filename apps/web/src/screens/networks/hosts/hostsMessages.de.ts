import { defineTranslation, listText } from '@countersign/primitives'
import type { HostUse } from './hostsOfPage.ts'
import type { hostsMessages } from './hostsMessages.ts'

const uses: Readonly<Record<HostUse, string>> = {
  page: 'diese Seite',
  service: 'der Dienst',
  node: 'Knoten',
  ownNode: 'Ihr Knoten',
  relay: 'WalletConnect, für eine Wallet oder Dapp, die Sie verbinden',
  relayVerify: 'WalletConnect, um eine Dapp zu bestätigen',
  sources: 'Quelltexte von Verträgen',
  coinbase: 'Fenster von Coinbase Wallet',
  trezor: 'Fenster von Trezor',
  push: 'Push-Dienst, den Ihr Browser anspricht',
  app: 'App in einem Rahmen',
  allowed: 'Erlaubt, Zweck unbekannt',
  contacted: 'Angesprochen, Zweck unbekannt',
}

export const hostsMessagesDe = defineTranslation<typeof hostsMessages>('hosts', {
  title: 'Hosts, die diese Seite ansprechen darf',
  names: 'Namen werden von Knoten gelesen, Bilder und Logos kommen über den Dienst; sie fügen also keinen Host hinzu.',
  limited:
    'Der Browser verweigert Anfragen an jeden anderen Host: Die Richtlinie, mit der diese Seite geliefert wurde, nennt nur diese.',
  notLimited: 'Die Richtlinie dieser Seite nennt keine Hosts, also erzwingt der Browser diese Liste nicht.',
  notRead: 'Die Richtlinie dieser Seite konnte nicht gelesen werden; die Liste stammt allein aus der Konfiguration.',
  list: (items) => listText(items),
  host: 'Host',
  use: 'Wofür',
  uses: (use) => uses[use],
  when: 'Wann',
  always: 'Wann immer seine Daten gezeigt werden',
  chosen: 'Erst nach Ihrer Wahl',
  thisTab: 'Dieser Tab',
  contacted: 'Angesprochen',
  notListed: 'Keine Anfrage verzeichnet',
})
