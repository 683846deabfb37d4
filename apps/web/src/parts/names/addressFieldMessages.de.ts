import { defineTranslation, numberText } from '@countersign/primitives'
import type { addressFieldMessages } from './addressFieldMessages.ts'

export const addressFieldMessagesDe = defineTranslation<typeof addressFieldMessages>('address-field', {
  placeholder: 'Name, ENS-Name oder 0x-Adresse',
  suggestionsFor: ({ field }) => `Bekannte Adressen für ${field}`,
  looking: 'Der Name wird nachgeschlagen…',
  published: ({ name }) => `${name}, ein Vertrag mit veröffentlichter Adresse: <address/>`,
  named: ({ name }) => `${name}: <address/>`,
  namedByService: ({ name }) =>
    `${name}: <address/>. Dieser Name stammt aus einem Verzeichnis, das nur der Dienst nennt. Vergleichen Sie die Adresse mit der, die Ihnen der Empfänger gegeben hat.`,
  lookalike: ({ name }) =>
    `Sieht aus wie ${name}, ist aber eine andere Adresse. Vergleichen Sie die unterstrichenen Gruppen.`,
  useSaved: ({ name }) => `Gespeicherte Adresse von ${name} verwenden`,
  severalContacts: ({ name, count }) =>
    `${numberText(count)} Kontakte heißen ${name}. Wählen Sie einen aus der Liste, oder geben Sie die Adresse ein.`,
  lookupFailed: ({ name, reason }) => `${name} konnte nicht nachgeschlagen werden: ${reason}`,
  noAddressOfName: ({ name, chain }) => `Der Name ${name} hat auf ${chain} keine Adresse. Geben Sie die Adresse ein.`,
  compared: 'Ich habe die ganze Adresse mit der verglichen, die mir ihr Inhaber gegeben hat.',
})
