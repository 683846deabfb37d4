import { defineTranslation, numberText, plural } from '@countersign/primitives'
import type { submitMessages } from './submitMessages.ts'

export const submitMessagesDe = defineTranslation<typeof submitMessages>('service-submit', {
  delegateExpired: ({ time }) => `Das Ende ${time} liegt schon in der Vergangenheit.`,
  delegatorNotOwner: ({ safe, owners, delegator }) =>
    `Eigentümer von ${safe} sind ${owners.join(', ')}; ${delegator} gehört nicht dazu.`,
  delegationsOfClient: ({ most }) =>
    `Dieser Client oder dieser Eigentümer hat innerhalb eines Tages ${most} Einreicher eingetragen; das ist die Grenze (limits.delegationsPerClient).`,
  delegationsPerDay: ({ most }) =>
    `Adressen, denen keines der Konten dieses Dienstes gehört, haben innerhalb eines Tages ${most} Einreicher eingetragen; das ist die Grenze (limits.delegationsPerDay). Nennen Sie in \`safe\` ein Konto des Eigentümers.`,
  notDelegate: ({ delegate }) => `${delegate} ist kein Einreicher dieses Kontos. Es wurde nichts geändert.`,
  delegationNotSigned: ({ allowed }) =>
    `Die Unterschrift muss von ${allowed.join(' oder ')} sein und für diesen Einreicher und die laufende Stunde gelten. Sie ist von einer anderen Adresse, für andere Daten oder zu alt: Unterschreiben Sie erneut.`,
  sharedNotSigned: ({ owners }) =>
    `Die Unterschrift muss von einem Eigentümer stammen, ${owners.join(' oder ')}, und genau diesen Eintrag betreffen.`,
  sharedName:
    'Ein Name im gemeinsamen Adressbuch hat keine Leerzeichen am Anfang oder Ende und keine unsichtbaren Zeichen.',
  sharedStale: ({ version, previous }) =>
    `Die neueste Fassung dieses Eintrags ist ${version} mit dem Hash ${previous}. Laden Sie sie und unterschreiben Sie die nächste.`,
  sharedTime: ({ signedAt }) =>
    `Der Eintrag nennt ${signedAt} als Zeit seiner Unterschrift. Sie darf höchstens einen Tag von der Uhr dieses Dienstes abweichen.`,
  sharedFull: ({ most }) => `Dieses Konto teilt ${most} Einträge. Das ist die Grenze dieses Dienstes.`,
  sharedTooMany: ({ most }) =>
    `Die Eigentümer dieses Kontos haben in 24 Stunden ${most} Einträge geändert. Das ist die Grenze dieses Dienstes.`,
  noSignature: 'Die Bytes enthalten keine Unterschrift.',
  signedTwice: ({ owner }) => `${owner} hat zweimal unterschrieben; jeder Eigentümer zählt einmal.`,
  blockedSigner: ({ owner }) => `Der Betreiber dieses Dienstes nimmt keine Unterschriften von ${owner} an.`,
  ethSign: 'Unterschreiben Sie stattdessen typisierte Daten: Dieser Dienst nimmt keine Unterschriften mit eth_sign an.',
  tooManySignatures: ({ count, most }) =>
    `${numberText(count)} Unterschriften wurden gesendet; höchstens ${numberText(most)} werden angenommen.`,
  contractRefuses: ({ owner, hash }) => `Der Vertrag ${owner} erkennt seine Unterschrift für ${hash} nicht an.`,
  notApproved: ({ owner, hash }) => `${owner} hat ${hash} nicht im Netzwerk bestätigt.`,
  notOwner: ({ owner }) =>
    `${owner} hat unterschrieben, ist aber kein Eigentümer. Entweder gehört die Wallet keinem Eigentümer, oder sie hat einen anderen Hash unterschrieben.`,
  oneSignature: ({ count }) => `${numberText(count)} Unterschriften wurden gesendet; senden Sie jeweils nur eine.`,
  messageExists: ({ chainId, hash }) =>
    `Senden Sie die Unterschrift an /v1/chains/${chainId}/messages/${hash}/signatures.`,
  otherMessageHash: ({ version, hash, wanted }) =>
    `Mit der Version ${version} berechnet das Konto für diese Nachricht den Hash ${hash}, nicht ${wanted}. Erstellen Sie die Nachricht neu.`,
  unknownProgram: ({ safe }) =>
    `${safe} verwendet einen unbekannten Vertrag. Deshalb sind die Hashes des Kontos unbekannt.`,
  executed: ({ hash }) => `Diese Transaktion wurde in ${hash} ausgeführt.`,
  alreadyExecuted: ({ hash, executed }) => `${hash} wurde schon in ${executed} ausgeführt.`,
  storedDiffers: ({ hash, wanted }) => `Die gespeicherte Transaktion hat den Hash ${hash}, nicht ${wanted}.`,
  otherHash: ({ hash, wanted }) => `Diese Transaktion hat den Hash ${hash}, nicht ${wanted}.`,
  otherSender: ({ sender, signers }) => `Der Absender ist ${sender}, aber die Unterschrift ist von ${signers}.`,
  delegateAlone: ({ sender }) => `${sender} ist ein Einreicher und darf nur die eigene Unterschrift senden.`,
  unsignedTooLarge: ({ bytes, most }) =>
    `Der Aufruf hat ${numberText(bytes)} Bytes Daten; ohne Unterschrift eines Eigentümers sind höchstens ${numberText(most)} erlaubt. Unterschreiben Sie ihn zuerst.`,
  unsignedTooMany: ({ count }) =>
    plural(count, {
      one: 'Dieses Konto hat schon # Vorschlag ohne Unterschrift. Unterschreiben Sie diesen oder warten Sie, bis der andere abläuft.',
      other:
        'Dieses Konto hat schon # Vorschläge ohne Unterschrift. Unterschreiben Sie diesen oder warten Sie, bis die anderen ablaufen.',
    }),
  creationUnreadable: 'Der Initializer ist kein einfacher Aufruf von setup.',
  creationPays:
    'Die Einrichtung bezahlt die Erstellung. Ein solches Konto wird nicht angenommen: Senden Sie Erstellungsdaten ohne Zahlung.',
  creationOther: ({ address }) =>
    `Diese Erstellungsdaten gehören nicht zu ${address}: Die berechnete Adresse ist eine andere.`,
  creationForeign: ({ contract }) =>
    `${contract} ist keiner der veröffentlichten Verträge, die ein Konto erstellen. Deshalb lassen sich seine Eigentümer nicht vorher bestimmen.`,
  undeployedOfClient: ({ most }) =>
    `Dieser Client hat innerhalb eines Tages ${most} Konten angemeldet; das ist die Grenze (limits.undeployedPerClient). Unterschriften lassen sich weiter als Link oder Datei teilen.`,
  undeployedPerDay: ({ most }) =>
    `Bei diesem Dienst wurden innerhalb eines Tages ${most} Konten angemeldet; das ist seine Grenze (limits.undeployedPerDay). Unterschriften lassen sich weiter als Link oder Datei teilen.`,
  undeployedFull: ({ most }) =>
    `Dieser Dienst hat ${most} Konten, die nicht angelegt sind; das ist seine Grenze (limits.undeployedAccounts). Unterschriften lassen sich weiter als Link oder Datei teilen.`,
  undeployedUnsigned: ({ safe }) =>
    `${safe} ist nicht angelegt. Ein Vorschlag dafür braucht deshalb die Unterschrift eines Eigentümers.`,
  undeployedTooLarge: ({ bytes, most }) =>
    `Der Aufruf hat ${bytes} Bytes Daten; für ein Konto, das nicht angelegt ist, sind höchstens ${most} erlaubt. Legen Sie es zuerst an.`,
  undeployedTooMany: ({ count }) =>
    `Für dieses Konto warten ${count} Vorschläge; das ist die Grenze, solange es nicht angelegt ist. Legen Sie es an, oder löschen Sie einen.`,
  untrustedLibrary: ({ to }) =>
    `${to} ist keine der bekannten Bibliotheken. Ein Delegatecall dorthin könnte das Konto übernehmen.`,
  deleteExecuted: ({ hash }) => `Die Transaktion wurde in ${hash} ausgeführt; der Verlauf kann nicht gelöscht werden.`,
  deleteUnknownProposer:
    'Es ist unbekannt, wer diese Transaktion vorgeschlagen hat. Deshalb kann keine Unterschrift sie löschen.',
  deleteOtherSigner: ({ allowed, signer }) =>
    `Nur ${allowed.join(' oder ')} kann diese Transaktion löschen, mit einer in der letzten Stunde unterschriebenen Anfrage. Die Unterschrift ist von ${signer ?? 'einer unbekannten Adresse'}.`,
})
