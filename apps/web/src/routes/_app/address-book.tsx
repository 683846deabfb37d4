import { createFileRoute } from '@tanstack/react-router'
import { AddressBookPage } from '../../screens/address-book/components/AddressBookPage.tsx'

export const Route = createFileRoute('/_app/address-book')({
  validateSearch: ({ q }: Record<string, unknown>): { q?: string } => (typeof q === 'string' && q !== '' ? { q } : {}),
  component: AddressBookPage,
})
