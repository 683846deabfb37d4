import { createFileRoute } from '@tanstack/react-router'
import { MorePage } from '../../shell/MorePage.tsx'

export const Route = createFileRoute('/_app/more')({ component: MorePage })
