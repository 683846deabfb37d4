import { createFileRoute } from '@tanstack/react-router'
import { AddressBookPage } from '../../features/address-book/components/AddressBookPage.tsx'

export const Route = createFileRoute('/_app/address-book')({ component: AddressBookPage })
