import { defineTranslation } from '@countersign/primitives'
import type { signatureMessages } from './signatureMessages.ts'

export const signatureMessagesDe = defineTranslation<typeof signatureMessages>('signature', {
  walletSize: 'die Unterschrift einer Wallet hat 65',
  walletV: (v) => `Die Wallet gab eine Unterschrift mit v = ${v} zurück, es muss aber 27 oder 28 sein (oder 0 oder 1).`,
  malformed: ({ bytes, reason }) => `Diese ${bytes} Bytes sind keine Unterschriften: ${reason}.`,
  signedTwice: (owner) =>
    `${owner} hat zweimal unterschrieben. Ein Eigentümer zählt einmal, behalten Sie also eine der Unterschriften.`,
  notSignature: 'Das ist keine Unterschrift: Sie muss aus 0x und ganzen Bytes bestehen.',
  beyondEnd: (owner) => `die Vertragsunterschrift von ${owner} reicht über ihr Ende hinaus`,
  endsInside: (position) => `sie enden innerhalb der Unterschrift, die bei Byte ${position} beginnt`,
  ownerNoAddress: (position) => `der Eigentümer bei Byte ${position} ist keine Adresse`,
  badV: (v) =>
    `Eine Unterschrift endet mit v = ${v}, es muss aber 27 oder 28 sein, 31 oder 32 für eth_sign, 0 für einen Vertrag, 1 für einen bestätigten Hash.`,
  highS:
    'Diese Unterschrift ist eine zweite Schreibweise einer anderen (ihr s liegt in der oberen Hälfte). Lassen Sie die Wallet noch einmal unterschreiben.',
  noKey: (hash) => `Kein Schlüssel kann diese Unterschrift für ${hash} gemacht haben.`,
  notApproved: ({ owner, hash }) => `${owner} hat den Hash ${hash} nicht im Netzwerk bestätigt.`,
  contractRefuses: ({ owner, hash }) =>
    `Der Vertrag ${owner} nimmt seine Unterschrift für ${hash} nicht an (EIP-1271).`,
})
