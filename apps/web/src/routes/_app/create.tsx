import { createFileRoute } from '@tanstack/react-router'
import { CreatePage } from '../../features/create-account/CreatePage.tsx'

export const Route = createFileRoute('/_app/create')({ component: CreatePage })
