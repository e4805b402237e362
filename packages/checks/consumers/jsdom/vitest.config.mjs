export default {
  test: { environment: 'jsdom', globals: true, setupFiles: ['./setup.mjs'], include: ['*.test.tsx'] },
};
