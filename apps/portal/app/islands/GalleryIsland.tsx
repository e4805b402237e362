'use client';
import type { CaptionedImage } from '@portal/model';
import { GalleryViewer } from '@portal/ui/gallery';

export type GalleryIslandProps = { images: readonly CaptionedImage[]; label?: string; priority?: boolean };

/** Pictures that can be seen on the whole window. */
export const GalleryIsland = (props: GalleryIslandProps) => <GalleryViewer {...props} />;
