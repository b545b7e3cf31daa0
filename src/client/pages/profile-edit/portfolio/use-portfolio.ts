import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ownProfileOptions } from '#client/features/profiles/own-profile-options.ts'
import { tellFailure } from '#client/tell-result.ts'
import { useTRPC } from '#client/trpc.ts'
import { showToast } from '#client/ui/toast/toast.ts'
import type { PortfolioImage } from '#shared/profiles/schemas.ts'
import { uploadImage } from './upload-image.ts'

/** What one does with the pictures of one's own profile; whatever shows them is told. */
export function usePortfolio() {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const change = (next: (images: PortfolioImage[]) => PortfolioImage[]) =>
    queryClient.setQueryData(
      ownProfileOptions(trpc).queryKey,
      (profile) => profile && { ...profile, images: next(profile.images) },
    )
  const upload = useMutation({
    mutationFn: uploadImage,
    onSuccess: (image) => change((images) => [image, ...images]),
  })
  const caption = useMutation(
    trpc.profiles.updateImage.mutationOptions({
      onSuccess: (image) => change((images) => images.map((one) => (one.id === image.id ? image : one))),
      onError: tellFailure,
    }),
  )
  const remove = useMutation(
    trpc.profiles.removeImage.mutationOptions({
      onSuccess: (_, { id }) => {
        change((images) => images.filter((one) => one.id !== id))
        showToast({ title: 'Picture removed', variant: 'success' })
      },
      onError: tellFailure,
    }),
  )
  return { upload, caption, remove }
}
