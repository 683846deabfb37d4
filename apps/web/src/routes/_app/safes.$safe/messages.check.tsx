import { createFileRoute } from '@tanstack/react-router'
import { CheckSignaturePage } from '../../../screens/messages/check/CheckSignaturePage.tsx'

export const Route = createFileRoute('/_app/safes/$safe/messages/check')({ component: Check })

function Check() {
  return <CheckSignaturePage />
}
