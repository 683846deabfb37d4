import { createFileRoute } from '@tanstack/react-router'
import { BuildPage } from '../../screens/settings/components/BuildPage.tsx'

export const Route = createFileRoute('/_app/settings_/build')({ component: BuildPage })
