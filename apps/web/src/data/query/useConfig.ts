import type { PageConfig } from '@countersign/api'
import { useQuery } from '@tanstack/react-query'
import { configQuery } from './configQuery.ts'

/** The run-time configuration. It is in the cache before the page is drawn. */
export const useConfig = (): PageConfig | null => useQuery(configQuery()).data ?? null
