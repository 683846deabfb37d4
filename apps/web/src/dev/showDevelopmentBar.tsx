import type { QueryClient } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { DevelopmentBar } from './DevelopmentBar.tsx'

/** In its own React root, so that nothing of the page depends on it. */
export function showDevelopmentBar(queryClient: QueryClient): void {
  const element = document.body.appendChild(document.createElement('div'))
  createRoot(element).render(<DevelopmentBar queryClient={queryClient} />)
}
