import { documented } from '#worker/wire.ts'

/** What stands under a certificate's own id; what is asked by a roadmap's is the roadmaps'. */
export const wire = {
  verify: documented({
    method: 'GET',
    path: '/ft/learning/certificate/{id}',
    summary: 'What a certificate says and its signed credential, for anybody.',
  }),

  revoke: documented({
    method: 'POST',
    path: '/ft/learning/certificate/revoke/{id}',
    summary: 'Withdraws my certificate.',
  }),
}
