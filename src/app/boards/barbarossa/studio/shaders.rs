//! The shaders, in GLSL. All share the uniform array `u`:
//!
//! | | xyz | w |
//! | --- | --- | --- |
//! | 0, 1, 2 | the camera's right, up, back | scale across, scale up, distance |
//! | 3 | the camera | 1: the view from below for the shadow |
//! | 4 | the clay's reflectance | height of the turntable's top |
//! | 5 | towards the light | 1: with the turntable, 0: its shadow alone |
//! | 6 | the ring's centre | its radius |
//! | 7 | the ring's normal | half its width |
//! | 8 | 1: a line at the mirror | |
//!
//! For glass the last ones differ:
//!
//! | | xyz | w |
//! | --- | --- | --- |
//! | 4 | the place near which a sheet is visible | the distance; 0: everywhere |
//! | 6 | its centre | 0: a sheet, 1: a ball, 2: a wire |
//! | 7, 8 | half of a sheet's sides; the ends of a wire | the opacity; a ball's radius |

pub(super) const HEAD: &str = "#version 300 es
precision highp float;
uniform vec4 u[9];
float fall(float a, float b, float x) { return 1. - smoothstep(a, b, x); }
";

/// Projects places to the screen; the centre of the lattice is 47.5.
pub(super) const LENS: &str = "
vec4 lens(vec3 p) {
  if (u[3].w > .5) return vec4((p.xz - 47.5) / 56., (p.y - u[4].w) / 48. - 1., 1);
  vec3 q = p - u[3].xyz;
  float z = -dot(q, u[2].xyz), n = max(u[2].w - 120., 2.), f = u[2].w + 120.;
  return vec4(dot(q, u[0].xyz) * u[0].w, dot(q, u[1].xyz) * u[1].w, (z * (f + n) - 2. * f * n) / (f - n), z);
}
";

pub(super) const CLAY: [&str; 2] = [
    "
layout(location=0) in vec3 place;
layout(location=1) in vec3 out_;
layout(location=2) in float open;
out vec3 p, n;
out float l;
void main() {
  p = place / 256.;
  n = out_;
  l = open;
  gl_Position = lens(p);
}
",
    // Fingerprints are loops, one per cell of the lattice, with a few cells empty; a bump tilts the normal of the
    // lighting. A thumb came from one of three sides, the one that the clay faces most. The print fades where the clay
    // turns away, and towards the cell's rim.
    // Engraving has two samples per voxel: the distance of a line, up to .66, and its depth. Without lines the texture
    // has one sample in all.
    // Light comes from a torch, from the dusk outside, and reflected from the wood; the shade between fingers is warm.
    "
in vec3 p, n;
in float l;
out vec4 o;
uniform highp sampler3D lines;
float groove(vec3 q) {
  vec2 g = textureLod(lines, (q + .5) / 96., 0.).rg;
  return smoothstep(.57, .75, g.r) * g.g;
}
float bump(vec3 q, vec3 N) {
  vec3 g = floor(q / 17.), f = q / 17. - g;
  vec3 r = fract(sin(vec3(dot(g, vec3(12.9, 78.2, 37.7)), dot(g, vec3(39.3, 11.1, 83.1)), dot(g, vec3(73.1, 52.2, 9.1)))) * 437.5);
  vec3 a = normalize(r.zxy - .5), b = normalize(cross(a, abs(a.y) < .9 ? vec3(0, 1, 0) : vec3(1, 0, 0)));
  mat3 sides = mat3(b, cross(a, b), a);
  vec3 d = (f - .38 - .24 * r) * sides, s = abs(N * sides);
  if (s.x > max(s.y, s.z)) d = d.yzx; else if (s.y > s.z) d = d.zxy;
  float y = d.y + .02, x = (d.x - (r.x - .5) * .9 * y * (1. - 2. * y)) / (1. - 1.4 * min(y, 0.));
  float w = 130. * length(vec2(x, max(y, 0.) * .8)) + 1.4 * sin(y * 11. + r.x * 6.) + sin(x * 15. + y * 9. + r.y * 6.);
  float mask = fall(.2, .36, length(d * vec3(1.4, .95, .8))) * step(.12, r.y);
  mask *= fall(.8, 2.4, fwidth(w)) * smoothstep(.7, .88, max(s.x, max(s.y, s.z)));
  vec3 t = q * .9;
  float grain = sin(t.x + sin(t.y * 1.3 + t.z)) * sin(t.y * .9 + sin(t.z * 1.1 + t.x)) * sin(t.z + sin(t.x * 1.2 - t.y));
  return sin(w) * mask * .05 + grain * .035;
}
void main() {
  if (u[3].w > .5) {
    float h = max(p.y - u[4].w, 0.);
    o = vec4(exp(-h * .35), exp(-h * .07), 0, 1);
    return;
  }
  vec3 N = normalize(n), X = dFdx(p), Y = dFdy(p), V = normalize(u[3].xyz - p), K = u[5].xyz;
  float h = bump(p, N), hx = dFdx(h), hy = dFdy(h), cut = 0.;
  if (textureSize(lines, 0).x > 1) {
    cut = groove(p);
    hx -= .22 * (groove(p + .5 * X) - groove(p - .5 * X));
    hy -= .22 * (groove(p + .5 * Y) - groove(p - .5 * Y));
  }
  vec3 S = cross(Y, N), T = cross(N, X);
  float t = dot(X, S);
  N = normalize(abs(t) * N - sign(t) * (hx * S + hy * T));
  float k = dot(N, K), v = max(dot(N, V), 0.), b = l * l;
  vec3 key = vec3(1, .87, .7) * 2.05 * max((k + .16) / 1.16, 0.) * (.3 + .7 * l);
  vec3 sky = mix(vec3(.5, .33, .2), vec3(.5, .53, .66), N.y * .5 + .5) * .6 * b;
  vec3 rim = vec3(.75, .8, 1) * pow(1. - v, 3.) * .5 * l * (.5 + .5 * dot(N, u[0].xyz));
  float wet = pow(max(dot(N, normalize(K + V)), 0.), 18.) * .11 * l;
  vec3 c = u[4].xyz * (key + sky) + (u[4].xyz * .6 + .1) * rim + wet * vec3(1, .9, .75);
  c += u[4].xyz * u[4].xyz * (1. - l) * .12;
  c *= mix(vec3(1), vec3(.26, .2, .18), cut);
  c = 1. - exp(-c * 1.35);
  o = vec4(pow(c, vec3(.4545)), 1);
}
",
];

pub(super) const STAGE: [&str; 2] = [
    "
out vec2 s;
void main() {
  s = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 4. - 1.;
  gl_Position = vec4(s, 0, 1);
}
",
    // For each pixel, intersects the line of sight with the turntable: first its top, then its edge.
    "
in vec2 s;
out vec4 o;
uniform sampler2D below;
float shade(vec2 q) {
  vec2 w = (q / 56. + 1.) / 2., a = -u[5].xz / 40.;
  float dark = .62 * textureLod(below, w + a * .15, 1.5).r + .3 * textureLod(below, w + a * .5, 3.).g + .4 * textureLod(below, w + a, 4.2).g;
  return clamp(dark, 0., .9);
}
void main() {
  vec3 e = u[3].xyz, d = normalize(u[0].xyz * s.x / u[0].w + u[1].xyz * s.y / u[1].w - u[2].xyz);
  float R = 42., top = u[4].w, t = (top - e.y) / d.y;
  vec2 q = clamp(e.xz + d.xz * t - 47.5, -99., 99.);
  float r = length(q), soft = fwidth(r), in_ = t > 0. ? fall(R - soft, R, r) : 0.;
  float dark = shade(q);
  if (u[5].w < .5) {
    o = vec4(0, 0, 0, t > 0. && e.y > top ? dark * .55 * fall(40., 52., r) : 0.);
    return;
  }
  vec2 c = e.xz - 47.5;
  float A = dot(d.xz, d.xz), B = dot(c, d.xz), D = B * B - A * (dot(c, c) - R * R);
  float z = (-B - sqrt(max(D, 0.))) / A, y = e.y + d.y * z - top, dy = min(fwidth(y), .4);
  float side = D > 0. && e.y > top ? smoothstep(-4.6, -4.6 + dy, y) * step(y, .5) * smoothstep(0., 1.5 * fwidth(D), D) : 0.;
  vec2 g = q + vec2(1.3 * sin(q.y * .09), 0);
  float ring = length(vec2(g.x + 16., g.y * .16)) * .3 + .35 * sin(q.y * .05 + q.x * .09), k = fract(ring);
  float grain = smoothstep(.0, .85, k) * fall(.85, 1., k) * fall(.2, .8, fwidth(ring));
  vec3 wood = mix(vec3(.305, .157, .066), vec3(.26, .128, .053), grain);
  float fine = max(.5, soft * 1.4);
  wood *= 1. + (.25 * fall(0., fine, abs(r - 39.2)) - .5 * fall(0., fine, abs(r - 38.5))) * .5 / fine;
  vec3 brass = vec3(.85, .58, .2);
  wood = mix(wood, brass, fall(.85, 1.25, length(q - vec2(0, 34.5))));
  wood = mix(wood, brass, u[8].x * fall(.2, .45, abs(q.x)) * step(r, 37.5) * .8);
  wood *= (1. - dark) * (1.05 - .3 * dot(q, u[0].xz) / R + .15 * dot(q, -u[2].xz) / R);
  vec2 m = (c + d.xz * z) / R;
  vec3 edge = vec3(.2, .095, .038) * (.75 - .5 * dot(m, u[0].xz)) * (y > -.7 ? 1.9 : 1.);
  float under = e.y < top ? .22 : 1.;
  vec3 col = mix(edge, wood, in_);
  float alpha = max(in_ * under, side);
  o = alpha > 0. ? vec4(pow(1. - exp(-col * 1.9), vec3(.4545)), 1) * alpha : vec4(0);
}
",
];

pub(super) const RING: [&str; 2] = [
    "
out float k;
void main() {
  float a = float(gl_VertexID >> 1) * .098175;
  k = float(gl_VertexID & 1) * 2. - 1.;
  vec3 n = u[7].xyz, x = normalize(cross(n, abs(n.y) < .9 ? vec3(0, 1, 0) : vec3(1, 0, 0)));
  gl_Position = lens(u[6].xyz + (x * cos(a) + cross(n, x) * sin(a)) * max(u[6].w + k * u[7].w, 0.));
}
",
    "
in float k;
out vec4 o;
void main() {
  float a = fall(.8, 1., abs(k));
  o = vec4(mix(vec3(1), vec3(.1, .06, .04), smoothstep(.35, .55, abs(k))), 1) * a * .92;
}
",
];

pub(super) const GLASS: [&str; 2] = [
    "
out vec2 s;
out vec3 p;
void main() {
  float kind = u[6].w;
  s = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2. - 1.;
  p = u[6].xyz + (kind < .5 ? u[7].xyz * s.x + u[8].xyz * s.y : (u[0].xyz * s.x + u[1].xyz * s.y) * u[8].w * 1.05);
  gl_Position = lens(p);
  if (kind > 1.5) {
    vec2 way = normalize((u[8].xy - u[7].xy) / u[8].zw + vec2(1e-5, 0));
    gl_Position = vec4(mix(u[7].xy, u[8].xy, s.y * .5 + .5) + vec2(-way.y, way.x) * s.x * u[8].zw * 1.6, 0, 1);
  }
}
",
    // A ball is round in depth too, so that its intersection with the clay is visible.
    "
in vec2 s;
in vec3 p;
out vec4 o;
void main() {
  gl_FragDepth = gl_FragCoord.z;
  if (u[6].w > 1.5) {
    o = vec4(mix(vec3(1, .97, .9), vec3(.12, .08, .06), smoothstep(.3, .6, abs(s.x))), 1) * fall(.75, 1., abs(s.x)) * u[7].w;
    return;
  }
  if (u[6].w > .5) {
    float r = length(s) * 1.05, soft = fwidth(r), deep = sqrt(max(1. - r * r, 0.));
    vec4 q = lens(p + u[2].xyz * deep * u[8].w);
    gl_FragDepth = q.z / q.w * .5 + .5;
    float a = (.2 + .55 * pow(1. - deep, 2.)) * fall(1. - soft, 1., r);
    o = vec4(vec3(.93, .97, 1) * a, a);
    return;
  }
  vec2 e = abs(s), w = max(fwidth(s) * 1.2, .004);
  float rim = max(smoothstep(1. - 2. * w.x, 1. - w.x, e.x), smoothstep(1. - 2. * w.y, 1. - w.y, e.y));
  float a = u[7].w * (1. + 2.2 * rim);
  if (u[4].w > 0.) a *= fall(0., u[4].w, distance(p, u[4].xyz));
  o = vec4(mix(vec3(.62, .74, .8), vec3(.95, 1, 1), rim) * a, a);
}
",
];
