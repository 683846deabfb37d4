import { createFileRoute } from '@tanstack/react-router'
import { SharedBookPage } from '../../../screens/shared-book/SharedBookPage.tsx'

export const Route = createFileRoute('/_app/safes/$safe/shared-book')({ component: SharedBookPage })
