import { defineTranslation } from '@countersign/primitives'
import type { contractPartMessages } from './contractPartMessages.ts'

export const contractPartMessagesDe = defineTranslation<typeof contractPartMessages>('contract-parts', {
  nfts: 'NFTs',
  erc721: 'ERC-721-NFTs',
  erc1155: 'ERC-1155-Token',
  receives: (what) => `Empfängt ${what}.`,
  receivesAndConfirms: (what) => `Empfängt ${what} und bestätigt unterschriebene Nachrichten.`,
  receiveNfts: 'NFTs per sicherer Überweisung empfangen (ERC-721)',
  refusesNfts: 'Das Konto lehnt NFTs ab, die per sicherer Überweisung gesendet werden.',
  receiveMultiTokens: 'Multi-Token per sicherer Überweisung empfangen (ERC-1155)',
  refusesMultiTokens: 'Das Konto lehnt ERC-1155-Token ab.',
  confirmMessages: 'Unterschriebene Nachrichten bestätigen (EIP-1271)',
  cannotVerify: 'Apps können eine unterschriebene Nachricht dieses Kontos nicht prüfen.',
  confirms: 'Bestätigt unterschriebene Nachrichten.',
  noneKnown: 'Hat keine Funktion, die diese Seite kennt.',
  adminSlot: 'sein EIP-1967-Speicherplatz „admin“',
  beaconSlot: 'sein EIP-1967-Speicherplatz „beacon“',
  ownerOf: (address) => `owner() von ${address}`,
  forTests: (lets) => `Für Tests. Nach Angabe des Projekts: „${lets}“.`,
})
