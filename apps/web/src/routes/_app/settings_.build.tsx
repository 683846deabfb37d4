import { createFileRoute } from '@tanstack/react-router'
import { BuildPage } from '../../features/settings/components/BuildPage.tsx'

export const Route = createFileRoute('/_app/settings_/build')({ component: BuildPage })
