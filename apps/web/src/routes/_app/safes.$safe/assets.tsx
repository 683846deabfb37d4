import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_app/safes/$safe/assets')({ component: () => null })
