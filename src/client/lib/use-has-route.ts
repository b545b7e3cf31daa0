import { useRouter } from '@tanstack/react-router'

/** Whether the app has a page at this path, as routes write it: `/profile/$userId`. */
export function useHasRoute(): (path: string) => boolean {
  const { routesByPath } = useRouter()
  return (path) => Object.hasOwn(routesByPath, path)
}
