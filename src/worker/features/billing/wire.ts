import { documented } from '#worker/wire.ts'

export const wire = {
  statement: documented({
    method: 'GET',
    path: '/ft/user/learning/credits/statement',
    summary: 'My credits in and out.',
  }),
}
