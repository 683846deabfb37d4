import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { start } from './app/start.ts'
import '@countersign/ui/styles.css'

const root = document.getElementById('root')
if (root) void mount(root)

async function mount(element: HTMLElement) {
  // The gallery of atoms stands beside the app while developing. The constant is written out here, so that builds leave it out.
  if (import.meta.env.DEV && location.pathname === '/gallery') {
    const { GalleryPage } = await import('./dev/GalleryPage.tsx')
    createRoot(element).render(<GalleryPage />)
    return
  }
  createRoot(element).render(<App {...start()} />)
}
