import { defineTranslation, plural } from '@countersign/primitives'
import type { signatureCheckMessages } from './signatureCheckMessages.ts'

export const signatureCheckMessagesDe = defineTranslation<typeof signatureCheckMessages>('check-signatures', {
  contractCount: (count) =>
    plural(count, { one: 'Ein Eigentümer ist ein Vertrag', other: '# Eigentümer sind Verträge' }),
  countsOnceConfirmed: (owners) =>
    `${owners} kann hier nicht unterschreiben: Ein Vertrag hat keinen Schlüssel. Seine Unterschrift zählt, sobald sie beim Dienst ist und der Vertrag sie bestätigt (EIP-1271).`,
  notSetUp: (owners) =>
    `${owners} kann hier nicht unterschreiben: Ein Vertrag hat keinen Schlüssel. Dieses Netzwerk ist nicht für Unterschriften von Verträgen (EIP-1271) eingerichtet, daher würde sie hier nicht zählen.`,
  nothing: 'nichts',
  wrongMagic: ({ contract, answer, hash, magic }) =>
    `Der Vertrag ${contract} gab auf isValidSignature für ${hash} ${answer} zurück, erwartet ist aber ${magic}.`,
  wrongSize: (bytes) => `Sie hat ${bytes} Bytes, die Unterschrift eines Schlüssels hat aber 65.`,
  notWhole: 'Sie besteht nicht aus ganzen Bytes, die Unterschrift eines Schlüssels hat aber 65.',
  claimsContract:
    'Ihr v ist 0, das behauptet die Antwort eines Vertrags. Von außen werden nur 27, 28, 31 und 32 angenommen.',
  claimsApproval:
    'Ihr v ist 1, das behauptet einen im Netzwerk bestätigten Hash. Von außen werden nur 27, 28, 31 und 32 angenommen.',
  of: ({ owner, reason }) => `${owner}: ${reason}`,
  recovered: (count) =>
    plural(count, {
      one: 'Eine Unterschrift gehört zu einem jetzigen Eigentümer',
      other: '# Unterschriften gehören zu jetzigen Eigentümern',
    }),
  contractsUnread: (reason) => `Ob Eigentümer Verträge sind, konnte nicht gelesen werden: ${reason}.`,
  contracts: 'Eigentümer, die Verträge sind',
  notExpected: 'Die Unterschrift ist nicht die erwartete',
  notSent: (reason) =>
    `${reason} Sie wurde nicht gesendet. Vergleichen Sie die Hashes auf einem anderen Gerät, bevor Sie noch einmal unterschreiben.`,
  noKey: 'Aus ihr lässt sich kein Schlüssel ableiten.',
  otherKey: ({ found, expected, hash }) =>
    `Sie gehört zu ${found}, erwartet war aber ${expected}. Sie wurde für andere Bytes als den Hash ${hash} gemacht oder mit einem anderen Schlüssel.`,
  matches: 'Die Unterschrift stimmt',
  recovers: ({ owner, hash }) => `Sie gehört zu ${owner} für den Hash ${hash}.`,
  notHex: 'Sie ist kein Hex.',
  contractUnread: 'Der Vertrag konnte nicht gelesen werden',
  whetherAccepts: ({ contract, reason }) =>
    `Ob ${contract} die Unterschrift annimmt, konnte nicht gelesen werden: ${reason}. Sie wurde nicht gesendet. Versuchen Sie es noch einmal.`,
  accepts: ({ contract, hash }) => `Der Vertrag ${contract} nimmt sie für ${hash} an (EIP-1271).`,
  contractAccepts: 'Der Vertrag nimmt die Unterschrift an',
  wrongV: (v) => `Ihr v ist ${v}, erwartet ist aber 27, 28, 31 oder 32.`,
  none: 'Noch keine Unterschrift',
  noOwner: 'Kein Eigentümer hat dies unterschrieben.',
  unchecked: 'Eine Unterschrift konnte nicht geprüft werden',
  notOwner: 'Eine Unterschrift einer Adresse, die kein Eigentümer ist',
  doesNotCount: 'Eine Unterschrift zählt nicht',
  leftOut: ({ owner, reason }) => `${owner}: ${reason} Sie wird hier und bei der Ausführung weggelassen.`,
  recoveredHere:
    'Hier aus dem hier berechneten Hash ermittelt, jeder Eigentümer einmal, verglichen mit den Eigentümern im Netzwerk und für die Ausführung nach Eigentümern sortiert.',
  second: 'Eine zweite Unterschrift desselben Eigentümers.',
  notDelivered: 'Der Dienst hat die Unterschrift nicht gesendet.',
  notOne: 'Es ist nicht genau eine Unterschrift.',
  unreadable: 'Sie kann nicht gelesen werden.',
  couldNotCheck: (reason) => `Die Unterschrift konnte nicht geprüft werden: ${reason}.`,
  madeByOther: ({ found, claimed }) =>
    `Gemacht von ${found}, aber der Dienst sagt, dass ${claimed} unterschrieben hat.`,
  notOwnerNow: (address) => `${address} ist jetzt kein Eigentümer dieses Kontos.`,
})
