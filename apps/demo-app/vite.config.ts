import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  // Relative, so that the app can be served from any path.
  base: './',
  plugins: [react()],
  build: { target: 'es2023', sourcemap: false, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  // A wallet on another origin reads the manifest.
  server: { port: 5181, cors: { origin: '*' } },
})
