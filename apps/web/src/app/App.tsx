import { CountersignProvider } from '@countersign/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import type { start } from './start.ts'

export function App({ queryClient, router }: ReturnType<typeof start>) {
  return (
    <CountersignProvider>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </CountersignProvider>
  )
}
