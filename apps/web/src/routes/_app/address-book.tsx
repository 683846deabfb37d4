import { createFileRoute } from '@tanstack/react-router'
import { AddressBookPage } from '../../screens/address-book/components/AddressBookPage.tsx'

export const Route = createFileRoute('/_app/address-book')({ component: AddressBookPage })
